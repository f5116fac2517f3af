'use client'

import { LayoutGrid } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button/button'
import { useEditStore } from '../store/edit-store'
import { tools } from '../tools'

/** Opens the menu of tools; a panel that was opened from it gives the focus back to it. */
export function ToolsButton(props: ComponentProps<typeof Button>) {
  const t = useTranslations('edit')
  const isOpener = useEditStore(({ panel }) => tools.some(({ name, opener }) => name === panel && opener === 'menu'))
  return (
    <Button
      {...props}
      variant="inverse"
      size="sm"
      data-opener={isOpener || undefined}
      className="data-opener:bg-inverse-ink data-opener:text-inverse"
    >
      <LayoutGrid aria-hidden="true" className="size-5 max-sm:hidden" />
      {t('toolsMenu')}
    </Button>
  )
}
