import { strToU8, zipSync } from 'fflate'
import type { PersonalData } from './gather'
import { exportPage } from './page'

/** One zip with the page to read and the same for machines. */
export function archive(data: PersonalData, siteName: string): Buffer {
  const files = { 'moji-podaci.html': strToU8(exportPage(data, siteName)), 'podaci.json': strToU8(JSON.stringify(data, null, 2)) }
  return Buffer.from(zipSync(files, { level: 6, mtime: data.madeAt }))
}
