import type { SiteInfo } from '@/server/context'
import { mailPage } from '../layout'

export function orderConfirmation({ number }: { number: string }, site: SiteInfo) {
  return { subject: `Narudžba ${number}`, html: mailPage(site, `Narudžba ${number}`, []), text: `Narudžba ${number}\n` }
}
