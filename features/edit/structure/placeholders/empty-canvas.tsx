'use client'

import { LayoutTemplate, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { openSectionManager } from '../manager/open-section-manager'
import { useSectionActions } from '../use-section-actions'

/** A page without sections invites to its first one. */
export function EmptyCanvas({ documentKey }: { documentKey: string }) {
  const t = useTranslations('edit.structure.emptyPage')
  const actions = useSectionActions()
  return (
    <div data-edit-tool className="py-section">
      <EmptyState
        as="p"
        icon={<LayoutTemplate aria-hidden="true" />}
        title={t('title')}
        actions={
          <Button onClick={() => void openSectionManager({ key: documentKey, place: 'end' }, actions)}>
            <Plus aria-hidden="true" className="size-4.5" />
            {t('add')}
          </Button>
        }
      >
        {t('text')}
      </EmptyState>
    </div>
  )
}
