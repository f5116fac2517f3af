import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { parseListState, type Query } from '@/features/admin/privacy/list/list-state'
import { PrivacyView } from '@/features/admin/privacy/privacy-view'

type PrivacyPageProps = { searchParams: Promise<Query> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('privacy')
}

export default async function PrivacyPage({ searchParams }: PrivacyPageProps) {
  return <PrivacyView state={parseListState(await searchParams)} />
}
