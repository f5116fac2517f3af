import type { Metadata } from 'next'
import { Playground } from '@/features/playground/playground'
import { env } from '@/lib/env'
import { notFound } from '@/lib/i18n/navigation'

export const metadata: Metadata = { title: 'Playground', robots: { index: false } }

/** Every primitive in every state, for developers. */
export default function PlaygroundPage() {
  if (env.NODE_ENV === 'production') notFound()
  return <Playground />
}
