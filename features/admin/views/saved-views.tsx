'use client'

import { useQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { Button } from '@/components/ui/button/button'
import type { ListState, OfficeListDefinition } from '@/features/admin/table/define-list'
import { useOfficeUser } from '@/features/auth/session/office-user'
import { cn } from '@/lib/cn'
import { Link } from '@/lib/i18n/navigation'
import { officeLists, type OfficeListName } from '@/lib/office/office-lists'
import { savedQuery } from '@/lib/office/view-query'
import { savedViewsQuery } from './view-queries'

const ViewsDialog = lazyComponent(async () => (await import('./views-dialog')).ViewsDialog)

type SavedViewsProps<State extends ListState> = {
  name: OfficeListName
  list: OfficeListDefinition<State>
  state: State
  /** Beside another control it has no margin of its own. */
  isInline?: boolean
}

/** The team's saved views of a list, and for those with its right the dialog that saves and changes them (docs/rules/administration.md#saved-views). */
export function SavedViews<State extends ListState>({ name, list, state, isInline = false }: SavedViewsProps<State>) {
  const t = useTranslations('admin.views')
  const { data: user } = useOfficeUser()
  const { data: views = [] } = useQuery(savedViewsQuery(name))
  const [isOpen, setIsOpen] = useState(false)
  const mayWrite = user?.scopes.includes(officeLists[name]) ?? false
  if (views.length === 0 && !mayWrite) return null
  const current = list.viewQuery(state)
  // What the view's address still means today (docs/rules/forms.md#list-state).
  const opened = views.map((view) => ({ ...view, state: list.parse(Object.fromEntries(new URLSearchParams(view.query))) }))
  return (
    <nav aria-label={t('label')} className={cn('flex flex-wrap items-center gap-2', !isInline && 'mb-4')}>
      {opened.map((view) => {
        const isCurrent = list.viewQuery(view.state) === current
        return (
          <Link
            key={view.id}
            href={list.href(view.state)}
            prefetch={false}
            aria-current={isCurrent ? 'page' : undefined}
            className={cn(
              'inline-flex min-h-11 max-w-full items-center rounded border px-3 font-medium wrap-anywhere transition-colors sm:pointer-fine:min-h-9',
              isCurrent ? 'border-action bg-action-soft text-action-strong' : 'border-line text-ink-soft hover:border-ink hover:text-ink',
            )}
          >
            {view.name}
          </Link>
        )
      })}
      {mayWrite ? (
        <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
          <Bookmark aria-hidden="true" className="size-4" />
          {t('open')}
        </Button>
      ) : null}
      {isOpen ? <ViewsDialog list={name} views={views} query={savedQuery(name, current)} onClose={() => setIsOpen(false)} /> : null}
    </nav>
  )
}
