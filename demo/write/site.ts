import { seedCountries } from '@/demo/data/countries'
import { seedLanguages } from '@/demo/data/languages'
import { seedCheckoutSettings, seedCmsOptions, seedCompany, seedCurrencyConfig, seedMediaOptions } from '@/demo/data/options'
import { countries, languages, mediaOptions, options, siteLanguages, sites, stores } from '@/server/db/schema/site'
import type { Transaction } from '@/server/core/transaction'
import { insertRows, type SeedContext } from './seed-context'

const croatian = 41

/** Writes languages, countries, the site and its store. The URL stays empty: SITE_URL applies. */
export async function writeSite(tx: Transaction) {
  await insertRows(
    tx,
    languages,
    seedLanguages.map(({ code3, ...language }) => ({ ...language, code: code3 })),
  )
  await insertRows(tx, countries, seedCountries)
  const site = {
    id: 1,
    key: 'pod-lampom',
    name: seedCompany.name,
    domains: ['localhost', '127.0.0.1'],
    apiKey: 'javni-kljuc-pod-lampom',
    defaultLanguageId: croatian,
    checkoutSettings: seedCheckoutSettings,
    currencyConfig: seedCurrencyConfig,
  }
  await insertRows(tx, sites, [site])
  await insertRows(tx, stores, [{ id: 1, siteId: site.id, name: `${seedCompany.name}, ${seedCompany.city}` }])
  await insertRows(tx, siteLanguages, [{ siteId: site.id, languageId: croatian }])
  return { siteId: site.id, languageId: croatian }
}

export async function writeOptions({ tx, siteId, mediaIdOf: mediaOf }: SeedContext) {
  const own = [...seedCmsOptions, { key: 'Company', value: seedCompany }]
  await insertRows(
    tx,
    options,
    own.map((option) => ({
      siteId,
      key: option.key,
      value: option.value,
      mediaId: 'media' in option && option.media ? mediaOf(option.media.art) : null,
    })),
  )
  await insertRows(tx, mediaOptions, seedMediaOptions)
}
