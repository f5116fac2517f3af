import { getLocale } from 'next-intl/server'
import { permanentRedirect } from '@/lib/i18n/navigation'

/** A product without a name is the shop (DESIGN 12). */
export default async function Page() {
  permanentRedirect({ href: '/shop', locale: await getLocale() })
}
