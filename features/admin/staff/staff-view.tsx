'use client'

import { useQuery } from '@tanstack/react-query'
import { Table2, UserPlus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { Button } from '@/components/ui/button/button'
import { LinkButton } from '@/components/ui/button/link-button'
import { Card } from '@/components/ui/display/card'
import { OfficeDetail } from '@/features/admin/shell/office-detail'
import type { Role } from '@/lib/office/roles'
import { InviteRow } from './invite-row'
import { MemberRow } from './member-row'
import { staffQuery } from './staff-queries'

const InviteDialog = lazyComponent(async () => (await import('./invite-dialog')).InviteDialog)

/** Who works in the back office, and who is invited (docs/rules/administration.md#staff-rights). */
export function StaffView() {
  const t = useTranslations('admin.staff')
  const [invited, setInvited] = useState<{ email: string; role: Role } | null>(null)
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('title')}</h1>
      <p className="mb-6 max-w-2xl text-ink-soft">{t('lead')}</p>
      <OfficeDetail query={useQuery(staffQuery)} notFound={null} isPart>
        {({ members, invites, roles }) => (
          <div className="flex flex-col gap-8">
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => setInvited({ email: '', role: 'readOnly' })}>
                <UserPlus aria-hidden="true" className="size-4" />
                {t('invite.open')}
              </Button>
              <LinkButton href="/admin/staff/roles" variant="secondary">
                <Table2 aria-hidden="true" className="size-4" />
                {t('matrix.open')}
              </LinkButton>
            </div>
            {invites.length > 0 ? (
              <section aria-labelledby="invites-title">
                <h2 id="invites-title" className="mb-3 text-xl">
                  {t('invites')}
                </h2>
                <Card padding="none">
                  <ul className="divide-y divide-line">
                    {invites.map((invite) => (
                      <InviteRow key={invite.id} invite={invite} onAgain={() => setInvited(invite)} />
                    ))}
                  </ul>
                </Card>
              </section>
            ) : null}
            <section aria-labelledby="members-title">
              <h2 id="members-title" className="mb-3 text-xl">
                {t('members')}
              </h2>
              <Card padding="none">
                <ul className="divide-y divide-line">
                  {members.map((member) => (
                    <MemberRow key={member.id} member={member} roles={roles} />
                  ))}
                </ul>
              </Card>
            </section>
            {invited ? <InviteDialog start={invited} roles={roles} onClose={() => setInvited(null)} /> : null}
          </div>
        )}
      </OfficeDetail>
    </>
  )
}
