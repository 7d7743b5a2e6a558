import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';

const megabyte = 1024 * 1024;

/** For one small server that shares its machine with the market itself. */
export function postgresSettings(
  home: string,
  { port, socketFolder }: { port: number; socketFolder: string | undefined },
  unsafe: boolean,
): Record<string, string> {
  return {
    cluster_name: 'souk',
    listen_addresses: '127.0.0.1',
    port: `${port}`,
    // A list, in which a name in quotes may hold anything.
    unix_socket_directories: socketFolder ? `"${socketFolder.replaceAll('"', '""')}"` : '',
    unix_socket_permissions: '0700',
    max_connections: '200',
    ...memory(unsafe ? 0 : totalmem() / megabyte),
    max_worker_processes: `${Math.max(8, availableParallelism())}`,
    random_page_cost: '1.1',
    // Compiling a query takes longer than a market's short queries run.
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...logs(home),
    ...(unsafe ? forTests : durable),
  };
}

function memory(megabytes: number): Record<string, string> {
  const between = (low: number, value: number, high: number) =>
    `${Math.round(Math.min(high, Math.max(low, value)))}MB`;
  return {
    // What is read from the system's own cache instead costs a search a fifth of its time.
    shared_buffers: between(128, megabytes / 16, 2_048),
    effective_cache_size: between(256, megabytes / 4, 16_384),
    maintenance_work_mem: '64MB',
    work_mem: '8MB',
  };
}

/** A week of files, each day's written over a week later. */
function logs(home: string): Record<string, string> {
  return {
    logging_collector: 'on',
    log_directory: join(home, 'log'),
    log_filename: 'postgres-%a.log',
    log_rotation_age: '1d',
    log_rotation_size: '0',
    log_truncate_on_rotation: 'on',
    log_line_prefix: '%m [%p] ',
    // Details and parameters of a failed statement hold people's data.
    log_error_verbosity: 'terse',
    log_parameter_max_length_on_error: '0',
    log_checkpoints: 'off',
  };
}

const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/** Faster, and lost in a power cut. */
const forTests = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };
