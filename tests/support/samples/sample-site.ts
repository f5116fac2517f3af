import type { MailSite } from '@/server/modules/mail/templates/frame/mail-site'

export const sampleSite: MailSite = {
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
  locale: 'hr',
}
