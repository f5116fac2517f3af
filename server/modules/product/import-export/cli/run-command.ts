import { storage } from '@/server/adapters/storage/storage'
import { database } from '@/server/db/client'
import { errorCode } from '@/server/db/error-code'
import { loadSites } from '@/server/core/sites'
import type { ImportExportContext } from '@/server/modules/product/import-export/record/context'
import { withoutControls } from '@/server/modules/product/import-export/csv/without-controls'
import { CellError } from '@/server/modules/product/import-export/record/problem'

type Options = {
  /** The site's key; by default the first site. */ site: string | undefined
  /** docs/rules/import-export.md#import-lock */ isAlone: boolean
}

/** Runs a command: loads the site, locks, and prints errors. Ends the process. */
export async function runCommand({ site, isAlone }: Options, command: (ctx: ImportExportContext) => Promise<number>): Promise<never> {
  try {
    if (isAlone) await lockImports()
    const ctx = {
      db: database().db,
      site: await chooseSite(site),
      now: () => new Date(),
      files: storage(),
    }
    process.exit(await command(ctx))
  } catch (error) {
    process.stderr.write(`✗ ${withoutControls(describeError(error))}\n`)
    process.exit(1)
  }
}

async function chooseSite(key: string | undefined) {
  const sites = await loadSites()
  const found = key === undefined ? sites[0] : sites.find((site) => site.key === key)
  if (found) return found
  if (sites.length === 0) throw new CellError('Trgovina još ne postoji. Pokrenite je jednom: npm start')
  throw new CellError(`Nema trgovine „${key}”. Postoje: ${sites.map((site) => site.key).join(', ')}.`)
}

/** Held by its own connection until the process ends. */
async function lockImports() {
  const connection = await database().sql.reserve()
  const [row] = await connection<{ locked: boolean }[]>`select pg_try_advisory_lock(hashtext('izlog_products_import')) as locked`
  if (!row?.locked) throw new CellError('Drugi uvoz proizvoda upravo traje.')
}

function describeError(error: unknown): string {
  if (error instanceof CellError) return error.message
  const code = errorCode(error)
  if (code === 'ENOENT') return `Datoteke nema: ${pathOf(error)}`
  if (code === 'EISDIR') return `To je mapa, a ne datoteka: ${pathOf(error)}`
  if (code === 'EACCES') return `Datoteka se ne smije čitati ili pisati: ${pathOf(error)}`
  if (['ECONNREFUSED', 'ENOTFOUND', 'CONNECT_TIMEOUT', '3D000'].includes(code)) return 'Baza ne odgovara. Provjerite DATABASE_URL.'
  if (code === '42P01') return 'Baza još nije pripremljena. Pokrenite trgovinu jednom: npm start'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function pathOf(error: unknown): string {
  return error instanceof Error && 'path' in error ? String(error.path) : ''
}
