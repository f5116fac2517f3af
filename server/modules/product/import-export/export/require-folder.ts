import { stat } from 'node:fs/promises'
import path from 'node:path'
import { CellError } from '@/server/modules/product/import-export/record/problem'

/** Throws a CellError that names the folder of a file to write when there is none. */
export async function requireFolderOf(file: string): Promise<void> {
  const folder = path.dirname(path.resolve(file))
  const found = await stat(folder).catch(() => null)
  if (found === null) throw new CellError(`Mape nema: ${folder}. Napravite je ili navedite drugu.`)
  if (!found.isDirectory()) throw new CellError(`To nije mapa: ${folder}`)
}
