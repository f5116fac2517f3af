import { strToU8, zipSync } from 'fflate'
import type { PersonalData } from './collect-data'
import { exportPage } from './export-page'

/** A zip with an HTML page and a JSON file. */
export function zipArchive(data: PersonalData, siteName: string): Buffer {
  const files = { 'moji-podaci.html': strToU8(exportPage(data, siteName)), 'podaci.json': strToU8(JSON.stringify(data, null, 2)) }
  return Buffer.from(zipSync(files, { level: 6, mtime: data.madeAt }))
}
