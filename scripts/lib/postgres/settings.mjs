import { chownSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { role } from './cluster.mjs'

/**
 * Writes the server's settings at each start: little memory, no replication, durable commits. A test cluster is fast and not durable.
 * @param {import('./location.mjs').Location} location
 * @param {{ ephemeral: boolean }} options
 */
export function writeSettings({ account, cluster }, { ephemeral }) {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '64MB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    effective_cache_size: '512MB',
    random_page_cost: 1.1,
    jit: 'off',
    // A client killed while waiting for a lock releases its own within a second.
    ...(process.platform === 'win32' ? {} : { client_connection_check_interval: '1s' }),
    io_method: 'sync',
    max_worker_processes: 4,
    max_parallel_workers: 2,
    max_logical_replication_workers: 0,
    wal_level: 'minimal',
    max_wal_senders: 0,
    min_wal_size: '64MB',
    max_wal_size: '512MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    log_min_messages: 'warning',
    lc_messages: 'C',
    ...(ephemeral ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '1GB' } : { fsync: 'on' }),
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'`)
  write('postgresql.conf', lines)
  write('pg_hba.conf', [`host all ${role} 127.0.0.1/32 scram-sha-256`])

  /** @param {string} name @param {string[]} content */
  function write(name, content) {
    const file = path.join(cluster, name)
    writeFileSync(file, `${content.join('\n')}\n`, { mode: 0o600 })
    if (account) chownSync(file, account.uid, account.gid)
  }
}
