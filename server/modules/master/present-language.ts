import type { Language } from '@/lib/api/v2/master/site-config.schema'
import type { languages } from '@/server/db/schema/site'

export function presentLanguage({ nameHrv, nameEng, nameGer, nameSrp, ...language }: typeof languages.$inferSelect): Language {
  return { ...language, name_hrv: nameHrv, name_eng: nameEng, name_ger: nameGer, name_srp: nameSrp }
}
