import type { FileStore } from '@/server/adapters/storage/port'
import type { SiteInfo } from '@/server/core/context'
import type { Db } from '@/server/db/client'

/** The context of an import or export: clock and database are passed in. */
export type ImportExportContext = {
  db: Db
  site: SiteInfo
  now(): Date
  /** Where images are stored. */
  files: Pick<FileStore, 'put'>
}

/** The language of columns that name none. */
export function defaultLanguage({ site }: Pick<ImportExportContext, 'site'>) {
  const found = site.languages.find(({ id }) => id === site.defaultLanguageId) ?? site.languages[0]
  if (!found) throw new Error(`The site ${site.key} has no language.`)
  return found
}
