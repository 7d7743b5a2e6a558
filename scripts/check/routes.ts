import { describeRoutes } from '../../apps/server/src/testing/routes.ts';

// Building the app refuses a route without an access rule; so does this check, without a database.
try {
  const routes = await describeRoutes();
  process.exitCode = routes.length > 0 ? 0 : 1;
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
