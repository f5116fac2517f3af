import type { SiteInfo } from '@/server/core/context'
import type { Db } from '@/server/db/client'

/** What an import or export works with; as in a verb, time and the database come from outside. */
export type TransferContext = {
  db: Db
  site: SiteInfo
  now(): Date
  /** Where pictures are kept: DATA_DIR/media. */
  mediaDir: string
}

/** The language of files that name none. */
export function mainLanguage({ site }: Pick<TransferContext, 'site'>) {
  const found = site.languages.find(({ id }) => id === site.defaultLanguageId) ?? site.languages[0]
  if (!found) throw new Error(`The site ${site.key} has no language.`)
  return found
}
