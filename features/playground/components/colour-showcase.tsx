import { Grid } from '@/components/layout/grid'
import { cn } from '@/lib/cn'
import { Showcase } from './showcase'

const swatches = [
  { name: 'paper', className: 'bg-paper text-ink ring-1 ring-line ring-inset' },
  { name: 'surface', className: 'bg-surface text-ink ring-1 ring-line ring-inset' },
  { name: 'sunken', className: 'bg-sunken text-ink-soft' },
  { name: 'ink', className: 'bg-ink text-paper' },
  { name: 'action', className: 'bg-action text-on-action' },
  { name: 'action-strong', className: 'bg-action-strong text-on-action' },
  { name: 'action-soft', className: 'bg-action-soft text-action-strong' },
  { name: 'accent', className: 'bg-accent text-on-accent' },
  { name: 'accent-soft', className: 'bg-accent-soft text-accent-ink' },
  { name: 'sale', className: 'bg-sale text-on-sale' },
  { name: 'sale-soft', className: 'bg-sale-soft text-sale' },
  { name: 'success-soft', className: 'bg-success-soft text-success' },
  { name: 'warning-soft', className: 'bg-warning-soft text-warning' },
  { name: 'danger-soft', className: 'bg-danger-soft text-danger' },
  { name: 'inverse', className: 'bg-inverse text-inverse-ink' },
  { name: 'inverse-raised', className: 'bg-inverse-raised text-inverse-ink-soft' },
] as const

export function ColourShowcase() {
  return (
    <Showcase id="boje" title="Boje">
      <Grid as="ul" columns={4} phone={2} gap="sm">
        {swatches.map(({ name, className }) => (
          <li key={name} className={cn('flex h-24 items-end justify-between rounded p-3 text-sm font-medium', className)}>
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
