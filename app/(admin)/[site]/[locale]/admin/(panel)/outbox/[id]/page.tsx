import { MailView } from '@/features/admin/outbox/mail-view'
import { notFound } from '@/lib/i18n/navigation'

type MailPageProps = { params: Promise<{ id: string }> }

export default async function MailPage({ params }: MailPageProps) {
  const { id } = await params
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound()
  return <MailView id={Number(id)} />
}
