import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AssignmentView } from '@/features/admin/consents/assignment-view'
import { consentForms } from '@/features/admin/consents/consent-forms'
import { notFound } from '@/lib/i18n/navigation'

type AssignmentPageProps = { params: Promise<{ slug: string }> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.consents')
  return { title: t('title') }
}

export default async function AssignmentPage({ params }: AssignmentPageProps) {
  const { slug } = await params
  const form = consentForms.find((one) => one === slug)
  if (!form) notFound()
  return <AssignmentView form={form} />
}
