'use client'

import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

type Tab = { value: string; label: ReactNode; content: ReactNode; disabled?: boolean }

type TabsProps = {
  tabs: readonly Tab[]
  label: string
  defaultValue?: string
  value?: string
  onValueChange?: (value: string) => void
  className?: string
}

/** Tabs. Use Accordion for texts that should be readable without JavaScript. */
export function Tabs({ tabs, label, defaultValue, value, onValueChange, className }: TabsProps) {
  return (
    <Base.Root
      defaultValue={value === undefined ? (defaultValue ?? tabs[0]?.value) : undefined}
      value={value}
      onValueChange={onValueChange}
      className={className}
    >
      <Base.List aria-label={label} className="relative flex gap-4 overflow-x-auto sm:gap-6 shadow-[inset_0_-1px_0_var(--color-line)]">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled}
            className={cn(
              'inline-flex min-h-12 min-w-11 shrink-0 items-center justify-center font-medium whitespace-nowrap text-ink-soft max-sm:text-sm',
              'transition-colors hover:text-ink',
              'focus-visible:-outline-offset-2 focus-visible:shadow-none data-active:text-ink data-disabled:cursor-not-allowed',
              'data-disabled:text-line-strong',
            )}
          >
            {tab.label}
          </Base.Tab>
        ))}
        <Base.Indicator
          className={cn(
            'absolute bottom-0 left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) bg-action',
            'transition-[translate,width]',
          )}
        />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="rounded pt-6">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
