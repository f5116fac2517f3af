import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { alternates } from '@/features/seo/alternates'
import { openGraph } from '@/features/seo/open-graph'

export async function blogMetadata(): Promise<Metadata> {
  const t = await getTranslations('blog')
  const facts = { title: t('title'), description: t('lead') }
  return { ...facts, alternates: alternates('/objave'), openGraph: await openGraph({ ...facts, url: '/objave' }) }
}
