import type { Metadata } from 'next'
import { auditList } from '@/features/admin/audit/audit-list'
import { AuditView } from '@/features/admin/audit/audit-view'
import { officeMetadata } from '@/features/admin/language/office-messages'
import type { Query } from '@/features/admin/table/define-list'

type AuditPageProps = { searchParams: Promise<Query> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('audit')
}

export default async function AuditPage({ searchParams }: AuditPageProps) {
  return <AuditView state={auditList.parse(await searchParams)} />
}
