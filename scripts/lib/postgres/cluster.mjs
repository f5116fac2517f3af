import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '../failure.mjs'
import { spawnIdentity } from './account.mjs'

/** @typedef {import('./location.mjs').Location} Location */

export const role = 'izlog'
const major = '18'
const password = /^[\w-]+$/

/**
 * Creates the cluster if missing, under a temporary name that is renamed at the end, so an incomplete one is never used. The shop's role owns its database,
 * may create others, and is no superuser.
 * @param {Location} location
 * @param {{ dataDir: string, durable: boolean }} options
 * @returns {string} the role's password
 */
export function ensureCluster(location, { dataDir, durable }) {
  const { cluster } = location
  const known = readPassword(dataDir)
  const rolePassword = password.test(known) ? known : randomBytes(24).toString('base64url')
  const isMade = existsSync(cluster)
  if (isMade) requireVersion(cluster)
  if (rolePassword !== known) writeFileSync(passwordFile(dataDir), `${rolePassword}\n`, { mode: 0o600 })
  if (!isMade) createCluster(location, { rolePassword, durable })
  else if (rolePassword !== known) runSingleUser(location, cluster, [`ALTER ROLE ${role} PASSWORD '${rolePassword}'`])
  return rolePassword
}

/** @param {string} dataDir @returns {string} '' when there is none */
export function readPassword(dataDir) {
  const secret = passwordFile(dataDir)
  return existsSync(secret) ? readFileSync(secret, 'utf8').trim() : ''
}

/** @param {string} dataDir */
function passwordFile(dataDir) {
  return path.join(dataDir, 'postgres-password')
}

/** @param {Location} location @param {{ rolePassword: string, durable: boolean }} options */
function createCluster(location, { rolePassword, durable }) {
  const { account, cluster } = location
  const fresh = `${cluster}.new`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true, mode: 0o700 })
  if (account) chownSync(fresh, account.uid, account.gid)
  // Unicode with the same order on every machine; names are sorted with "hr-x-icu" for people.
  const localeArgs = [
    '--encoding=UTF8',
    `--locale=${systemLocale()}`,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--lc-messages=C',
  ]
  const args = ['-D', fresh, '-U', 'postgres', '--auth=reject', ...localeArgs, ...(durable ? [] : ['--no-sync'])]
  runProgram(location, { program: 'initdb', args })
  runSingleUser(location, fresh, [`CREATE ROLE ${role} LOGIN CREATEDB PASSWORD '${rolePassword}'`, `CREATE DATABASE ${role} OWNER ${role}`])
  renameSync(fresh, cluster)
}

/** pg_trgm classifies letters by the system locale. */
function systemLocale() {
  if (process.platform === 'darwin') return 'en_US.UTF-8'
  const known = spawnSync('locale', ['-a'], { encoding: 'utf8' }).stdout ?? ''
  const names = known.split('\n')
  return ['C.UTF-8', 'C.utf8', 'hr_HR.utf8', 'en_US.utf8'].find((name) => names.includes(name)) ?? 'C.UTF-8'
}

/** @param {string} cluster */
function requireVersion(cluster) {
  const version = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version === major) return
  throw new Failure(`Podaci u ${cluster} pripadaju Postgresu ${version}, a program nosi ${major}.`, {
    remedy: `Prenesite ih s pg_dump i pg_restore, ili postavite DATABASE_URL na Postgres ${version}.`,
  })
}

/** Runs statements in single-user mode. @param {Location} location @param {string} cluster @param {string[]} statements */
function runSingleUser(location, cluster, statements) {
  runProgram(location, { program: 'postgres', args: ['--single', '-D', cluster, 'postgres'], input: `${statements.join(';\n')};\n` })
}

/** @param {Location} location @param {{ program: string, args: string[], input?: string }} what */
function runProgram({ account, bin }, { program, args, input }) {
  const { status, stderr, error } = spawnSync(path.join(bin, program), args, {
    ...spawnIdentity(account),
    cwd: '/',
    env: { PATH: process.env.PATH, TZ: 'UTC', NODE_ENV: 'production' },
    encoding: 'utf8',
    input,
  })
  // Single-user mode reports failed statements only on stderr.
  if (status === 0 && !/^(ERROR|FATAL|PANIC)|(ERROR|FATAL|PANIC):/m.test(stderr)) return
  throw new Failure(`Bazu nije moguće pripremiti (${program}).`, {
    tail: (error ? error.message : stderr).split('\n').slice(-12),
    remedy: 'Što nedostaje na ovom računalu pokazuje: npm run doctor',
  })
}
