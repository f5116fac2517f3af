import { strToU8, zipSync } from 'fflate'
import type { Locale } from '@/lib/i18n/routing'
import { isoDay } from '@/lib/text/dates'
import { textsOf } from '@/server/core/texts'
import type { PersonalData } from './collect-data'
import { exportPage } from './export-page'

/** A zip with an HTML page and a JSON file, in the language of the person (docs/rules/mail.md#mail-language). */
export function zipArchive(data: PersonalData, { siteName, locale }: { siteName: string; locale: Locale }): Buffer {
  const { archiveName, jsonName } = textsOf(locale).dataExport
  const files = {
    [`${archiveName}.html`]: strToU8(exportPage(data, { siteName, locale })),
    [`${jsonName}.json`]: strToU8(JSON.stringify(data, null, 2)),
  }
  return Buffer.from(zipSync(files, { level: 6, mtime: data.madeAt }))
}

/** What the browser saves the archive as, in the language of the page. */
export function archiveFileName(locale: Locale, day: Date): string {
  return `${textsOf(locale).dataExport.archiveName}-${isoDay(day)}.zip`
}
