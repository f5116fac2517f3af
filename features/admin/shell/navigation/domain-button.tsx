'use client'

import { Globe } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'

const DomainList = lazyComponent(async () => (await import('@/features/development/domain-list')).DomainList)

/** Opens the list of the installation's shops. */
export function DomainButton({ className }: { className?: string }) {
  const t = useTranslations('admin.navigation')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={className} onClick={() => setIsOpen(true)}>
        <Globe aria-hidden="true" className="size-5 shrink-0" />
        {t('domains')}
      </button>
      {isOpen ? <DomainList onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
