'use client'

import { Check, Eye } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/display/card'
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/display/table'
import { OfficeBreadcrumbs } from '@/features/admin/shell/office-breadcrumbs'
import type { Scope } from '@/lib/api/endpoint'
import { allScopes, scopeAccess, roles, scopesOf } from '@/lib/office/roles'

/** Message keys hold no dots. */
const rightNames = {
  content: 'content',
  publish: 'publish',
  media: 'media',
  catalogue: 'catalogue',
  stock: 'stock',
  orders: 'orders',
  'orders.money': 'money',
  invoices: 'invoices',
  customers: 'customers',
  'customers.export': 'export',
  settings: 'settings',
  audit: 'audit',
  staff: 'staff',
} as const satisfies Record<Scope, string>

/** Which role has which right (docs/rules/administration.md#roles). */
export function RoleMatrix() {
  const t = useTranslations('admin.staff')
  return (
    <>
      <OfficeBreadcrumbs list="staff" current={t('matrix.title')} />
      <h1 className="mb-2 text-3xl">{t('matrix.title')}</h1>
      <p className="mb-6 max-w-2xl text-ink-soft">{t('matrix.lead')}</p>
      <Card padding="none">
        <Table caption={t('matrix.title')} captionHidden frameLabel={t('matrix.title')}>
          <TableHead>
            <TableRow>
              <HeaderCell className="sticky left-0 bg-surface first:pl-4 sm:first:pl-6">{t('matrix.right')}</HeaderCell>
              {roles.map((role) => (
                <HeaderCell key={role} className="text-center">
                  {t(`roles.${role}.name`)}
                </HeaderCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {allScopes.map((scope) => (
              <TableRow key={scope}>
                <HeaderCell scope="row" className="sticky left-0 min-w-36 bg-surface font-normal first:pl-4 sm:min-w-56 sm:first:pl-6">
                  {t(`rights.${rightNames[scope]}`)}
                </HeaderCell>
                {roles.map((role) => (
                  <Cell key={role} className="text-center align-middle">
                    <AccessMark level={scopeAccess(scopesOf(role), scope)} />
                  </Cell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Card>
    </>
  )
}

function AccessMark({ level }: { level: 'full' | 'read' | 'none' }) {
  const t = useTranslations('admin.staff.matrix')
  if (level === 'none') return <span className="sr-only">{t('none')}</span>
  const Icon = level === 'full' ? Check : Eye
  return (
    <span className={level === 'full' ? 'text-action' : 'text-ink-soft'}>
      <Icon role="img" aria-label={t(level)} className="mx-auto size-5" />
    </span>
  )
}
