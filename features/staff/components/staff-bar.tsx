'use client'

import { LayoutDashboard, Pencil } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import './staff-bar.css'

/** For back-office users outside the edit mode, which begins with a fresh page. */
export function StaffBar({ mayEdit }: { mayEdit: boolean }) {
  const t = useTranslations('staff')
  return (
    <aside aria-label={t('label')} className="staff-bar">
      {mayEdit ? (
        <a href={editAddress()}>
          <Pencil aria-hidden="true" />
          {t('edit')}
        </a>
      ) : null}
      <Link href="/admin" prefetch={false}>
        <LayoutDashboard aria-hidden="true" />
        {t('admin')}
      </Link>
    </aside>
  )
}

/** This page in the edit mode. */
function editAddress() {
  const query = new URLSearchParams(window.location.search)
  query.set('editPage', 'true')
  return `${window.location.pathname}?${query}`
}
