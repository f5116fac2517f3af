import { getLocale } from 'next-intl/server'
import { permanentRedirect } from '@/lib/i18n/navigation'

/** docs/rules/platform.md#bare-product-path */
export default async function Page() {
  permanentRedirect({ href: '/shop', locale: await getLocale() })
}
