// Prints the page as a server sends it.
import { readFileSync } from 'node:fs';
import { render } from './dist/server/server.js';

console.log(readFileSync('dist/client/index.html', 'utf8').replace('<!--page-->', render()));
