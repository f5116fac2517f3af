import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

type ProgressProps = { value: number; max?: number; label: string; labelHidden?: boolean; valueText?: ReactNode; className?: string }

export function Progress({ value, max = 100, label, labelHidden = false, valueText, className }: ProgressProps) {
  return (
    <div className={cn('flex flex-col gap-2', className)}>
      {labelHidden ? null : (
        <span aria-hidden="true" className="flex justify-between gap-4 text-sm">
          <span className="font-medium">{label}</span>
          <span className="text-ink-soft tabular-nums">{valueText}</span>
        </span>
      )}
      <progress
        value={value}
        max={max}
        aria-label={label}
        className={cn(
          'h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken',
          '[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-action',
          '[&::-webkit-progress-bar]:bg-sunken',
          '[&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-action',
          '[&::-webkit-progress-value]:transition-[inline-size]',
        )}
      />
    </div>
  )
}
