import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { Failure } from '../failure.mjs'

/** @typedef {{ name: string, uid: number, gid: number }} Account */

/**
 * Postgres refuses to run as root. Root runs it as the owner of the data, `postgres`, `nobody` or a new account. Other users run it themselves: null.
 * @param {string[]} clusters folders that may hold the data already
 * @returns {Account | null}
 */
export function chooseAccount(clusters) {
  if (process.getuid?.() !== 0) return null
  const accounts = readAccounts()
  const owner = clusters.filter((folder) => existsSync(folder)).map((folder) => statSync(folder).uid)[0]
  const account =
    accounts.find(({ uid }) => uid === owner && uid !== 0) ??
    accounts.find(({ name }) => name === 'postgres') ??
    accounts.find(({ name }) => name === 'nobody') ??
    createAccount()
  return account
}

/** initdb looks its user up by name. @returns {Account[]} */
function readAccounts() {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => {
    const [name = '', , uid, gid] = line.split(':')
    return { name, uid: Number(uid), gid: Number(gid) }
  })
}

/** @returns {Account} */
function createAccount() {
  const attempts = [
    { command: 'useradd', args: ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'izlog'] },
    { command: 'adduser', args: ['-S', '-D', '-H', 'izlog'] },
  ]
  const made = attempts.some(({ command, args }) => spawnSync(command, args).status === 0)
  const account = made && readAccounts().find(({ name }) => name === 'izlog')
  if (account) return account
  throw new Failure('Baza se ne smije pokretati kao root, a nema drugog korisnika.', { remedy: 'Napravite ga: useradd --system postgres' })
}

/** @param {Account | null} account */
export function spawnIdentity(account) {
  return account ? { uid: account.uid, gid: account.gid } : {}
}

/** Tries to enter the folder as that account. @param {Account} account @param {string} folder */
export function canEnter(account, folder) {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...spawnIdentity(account), cwd: '/' }).status === 0
}

/** @param {Account} account @param {string} program */
export function canRun(account, program) {
  return spawnSync(program, ['--version'], { ...spawnIdentity(account), cwd: '/' }).status === 0
}
