import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { AssignmentView } from '@/features/admin/consents/assignment-view'
import { consentForms } from '@/features/admin/consents/consent-forms'
import { notFound } from '@/lib/i18n/navigation'

type AssignmentPageProps = { params: Promise<{ slug: string }> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('consents')
}

export default async function AssignmentPage({ params }: AssignmentPageProps) {
  const { slug } = await params
  const form = consentForms.find((one) => one === slug)
  if (!form) notFound()
  return <AssignmentView form={form} />
}
