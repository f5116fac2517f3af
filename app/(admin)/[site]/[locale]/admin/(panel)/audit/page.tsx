import type { Metadata } from 'next'
import { auditList } from '@/features/admin/audit/audit-list'
import { AuditView } from '@/features/admin/audit/audit-view'
import { auditWordsOf } from '@/features/admin/audit/audit-words-of'
import { currentOfficeLanguage, officeMetadata } from '@/features/admin/language/office-messages'
import type { Query } from '@/features/admin/table/define-list'

type AuditPageProps = { searchParams: Promise<Query> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('audit')
}

export default async function AuditPage({ searchParams }: AuditPageProps) {
  const words = auditWordsOf(await currentOfficeLanguage())
  return <AuditView state={auditList.parse(await searchParams)} words={words} />
}
