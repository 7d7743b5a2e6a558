import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { loadConfig } from '../apps/server/src/load-config.ts';
import { refuseOpenDemo } from '../apps/server/src/open-demo.ts';
import { freePort } from '../apps/server/src/platform/postgres/free-port.ts';
import { choosePort } from '../apps/server/src/platform/process/listening.ts';
import { runProgram } from '../apps/server/src/platform/process/run-program.ts';

/** The same market with reload: Vite in front on PORT, the server behind it, started anew when its files change. */
await runProgram(async () => {
  const config = loadConfig();
  refuseOpenDemo(config);
  const port = await choosePort(config.host, config.port);
  const apiPort = await freePort(port + 1);
  const url = `http://localhost:${port}`;

  const server = start(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    PORT: `${apiPort}`,
    HOST: '127.0.0.1',
    SOUK_URL: process.env.SOUK_URL ?? url,
  });
  const vite = start(
    [
      'node_modules/vite/bin/vite.js',
      '--config',
      'apps/web/vite.config.ts',
      '--host',
      config.host,
      '--port',
      `${port}`,
      '--strictPort',
    ],
    { SOUK_API_ORIGIN: `http://127.0.0.1:${apiPort}` },
  );
  return await untilOneEnds([server, vite]);
});

function start(args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  // Errors: `untilOneEnds` fails with them.
  return spawn(process.execPath, args, {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
}

/** Neither is of use without the other. */
async function untilOneEnds(children: ChildProcess[]): Promise<number> {
  const stop = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, stop);
  const ends = children.map((child) => once(child, 'exit') as Promise<[number | null]>);
  const [code] = await Promise.race(ends);
  stop();
  await Promise.all(ends);
  return code ?? 0;
}
