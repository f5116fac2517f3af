import { Grid } from '@/components/layout/grid'
import { cn } from '@/lib/cn'
import { Showcase } from './showcase'

const swatches = [
  { name: 'paper', look: 'bg-paper text-ink ring-1 ring-line ring-inset' },
  { name: 'surface', look: 'bg-surface text-ink ring-1 ring-line ring-inset' },
  { name: 'sunken', look: 'bg-sunken text-ink-soft' },
  { name: 'ink', look: 'bg-ink text-paper' },
  { name: 'action', look: 'bg-action text-on-action' },
  { name: 'action-strong', look: 'bg-action-strong text-on-action' },
  { name: 'action-soft', look: 'bg-action-soft text-action-strong' },
  { name: 'lamp', look: 'bg-lamp text-on-lamp' },
  { name: 'lamp-soft', look: 'bg-lamp-soft text-lamp-ink' },
  { name: 'sale', look: 'bg-sale text-on-sale' },
  { name: 'sale-soft', look: 'bg-sale-soft text-sale' },
  { name: 'success-soft', look: 'bg-success-soft text-success' },
  { name: 'warning-soft', look: 'bg-warning-soft text-warning' },
  { name: 'danger-soft', look: 'bg-danger-soft text-danger' },
  { name: 'night', look: 'bg-night text-night-ink' },
  { name: 'night-raised', look: 'bg-night-raised text-night-ink-soft' },
] as const

export function ColourShowcase() {
  return (
    <Showcase id="boje" title="Boje">
      <Grid as="ul" columns={4} phone={2} gap="sm">
        {swatches.map(({ name, look }) => (
          <li key={name} className={cn('flex h-24 items-end justify-between rounded p-3 text-sm font-medium', look)}>
            {name}
            <span aria-hidden="true" className="font-display text-2xl">
              Čž
            </span>
          </li>
        ))}
      </Grid>
    </Showcase>
  )
}
