'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Alert } from '@/components/ui/feedback/alert'
import { isSameLink, type MenuRow } from './menu-rows'
import type { MenuConflict } from './merge-menus'

type MenuConflictsProps = {
  conflicts: readonly MenuConflict[]
  onTake: (conflict: MenuConflict) => void
  onKeep: (conflict: MenuConflict) => void
}

/** What an editor and a colleague have changed at the same time, with both values (docs/rules/content.md#stale-menu). */
export function MenuConflicts({ conflicts, onTake, onKeep }: MenuConflictsProps) {
  const t = useTranslations('edit.pages.menu.stale')
  const keep = useTranslations('edit.conflicts.keep')
  const owner = useTranslations('edit.conflicts')
  return (
    <Alert tone="warning" role="alert" title={t('title')}>
      <p className="text-sm text-pretty">{t(conflicts.length > 0 ? 'choose' : 'merged')}</p>
      <ul className="flex flex-col divide-y divide-warning/25">
        {conflicts.map((conflict) => (
          <li key={conflict.key} className="flex flex-col gap-2 py-3 last:pb-0">
            <p className="text-sm wrap-anywhere">
              <strong className="font-semibold">{owner('mine')}:</strong> <MenuValue row={conflict.mine} other={conflict.theirs} />
              <br />
              <strong className="font-semibold">{owner('theirs')}:</strong> <MenuValue row={conflict.theirs} other={conflict.mine} />
            </p>
            <div className="flex flex-wrap gap-2">
              <Button size="sm" variant="secondary" onClick={() => onKeep(conflict)}>
                {keep('mine')}
              </Button>
              <Button size="sm" variant="secondary" onClick={() => onTake(conflict)}>
                {keep('theirs')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** The name of an item, and where it leads if that differs. */
function MenuValue({ row, other }: { row: MenuRow | null; other: MenuRow | null }) {
  const t = useTranslations('edit.pages.menu')
  if (row === null) return <>{t('stale.removed')}</>
  const leadsTo = row.targetTitle ?? ('target' in row.link ? row.link.target : t('gone'))
  return <>{other === null || isSameLink(row.link, other.link) ? row.title : t('stale.leadsTo', { title: row.title, target: leadsTo })}</>
}
