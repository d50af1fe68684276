// Fills the configured database with the data of a large platform: `npm run demo:large`.
import { readConfig } from '../src/config.ts';
import { runTransactionWithRetries } from '../src/db/transaction.ts';
import { fillLargeDemo } from '../src/demo/large/fillLarge.ts';
import { prepareServer } from '../src/prepare.ts';
import { StartupError } from '../src/startupError.ts';

const size = { users: 10_000, courses: 1_000, enrolments: 200_000, results: 100_000 };
const marker = 'demo-large';

try {
  const config = readConfig();
  if (config.isProduction) throw new StartupError('The large demo cannot be added with NODE_ENV=production.');
  const { database } = await prepareServer(config, (line) => console.log(line));
  try {
    await runTransactionWithRetries(database.db, async (db) => {
      const earlier = await db.selectFrom('meta').where('key', '=', marker).select('key').executeTakeFirst();
      if (earlier) throw new StartupError('The large demo data is in this database already.');
      await db
        .insertInto('meta')
        .values({ key: marker, value: JSON.stringify(size) })
        .execute();
      console.log('Adding 10,000 users, 1,000 courses, 200,000 enrolments and 100,000 results …');
      await fillLargeDemo(db, size);
    });
    console.log('Done.');
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}
