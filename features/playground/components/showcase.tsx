import type { ReactNode } from 'react'
import { Cluster } from '@/components/layout/cluster'
import { Stack } from '@/components/layout/stack'

/** One section of the playground. */
export function Showcase({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t border-line py-12 sm:py-16">
      <Stack gap="lg">
        <h2 id={`${id}-title`}>{title}</h2>
        {children}
      </Stack>
    </section>
  )
}

/** A row of examples with a name. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack gap="xs">
      <p className="text-sm text-ink-faint">{name}</p>
      <Cluster gap="xs">{children}</Cluster>
    </Stack>
  )
}

/** An example of full width. */
export function WideSample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack gap="xs">
      <p className="text-sm text-ink-faint">{name}</p>
      <div>{children}</div>
    </Stack>
  )
}
