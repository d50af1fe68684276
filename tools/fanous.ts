// What `npm run fanous -- <command>` runs: the command line of the operator.
import '@fanous/api/cli/main';
