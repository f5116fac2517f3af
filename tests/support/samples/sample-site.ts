import type { SiteInfo } from '@/server/core/context'

export const sampleSite: SiteInfo = {
  id: 1,
  key: 'pod-lampom',
  name: 'Pod lampom',
  url: 'https://podlampom.example',
  domains: [],
  apiKey: '',
  storeId: 1,
  currency: 'EUR',
  maintenance: false,
  comingSoon: null,
  languages: [],
  defaultLanguageId: 41,
  openLocales: ['hr'],
}
