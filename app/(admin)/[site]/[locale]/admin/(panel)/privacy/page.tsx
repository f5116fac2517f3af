import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { privacyList } from '@/features/admin/privacy/list/privacy-list'
import { PrivacyView } from '@/features/admin/privacy/privacy-view'
import type { Query } from '@/features/admin/table/define-list'

type PrivacyPageProps = { searchParams: Promise<Query> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('privacy')
}

export default async function PrivacyPage({ searchParams }: PrivacyPageProps) {
  return <PrivacyView state={privacyList.parse(await searchParams)} />
}
