import type { Metadata } from 'next'
import { CachesView } from '@/features/admin/caches/caches-view'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { env } from '@/lib/env'
import { notFound } from '@/lib/i18n/navigation'

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('caches')
}

/** docs/rules/administration.md#cache-page */
export default function CachePage() {
  if (env.ADMIN_CACHE === 'off') notFound()
  return <CachesView />
}
