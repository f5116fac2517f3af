'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useState } from 'react'
import { Stack } from '@/components/layout/stack'
import { Button } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/overlay/dialog'
import { Field } from '@/components/ui/control/field'
import { IconButton } from '@/components/ui/button/icon-button'
import { Input } from '@/components/ui/control/input'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@/components/ui/overlay/menu'
import { Sheet } from '@/components/ui/overlay/sheet'
import { Tooltip } from '@/components/ui/overlay/tooltip'
import { Sample, Showcase } from './showcase'

type Overlay = 'dialog' | 'right' | 'left' | 'bottom'

export function OverlayShowcase() {
  const [shown, setShown] = useState<Overlay | null>(null)
  const close = () => setShown(null)
  return (
    <Showcase id="prozori" title="Iznad stranice">
      <Sample name="Dialog i Sheet">
        <Button variant="secondary" onClick={() => setShown('dialog')}>
          Otvori prozor
        </Button>
        <Button variant="secondary" onClick={() => setShown('right')}>
          Ploča zdesna
        </Button>
        <Button variant="secondary" onClick={() => setShown('left')}>
          Ploča slijeva
        </Button>
        <Button variant="secondary" onClick={() => setShown('bottom')}>
          Ploča odozdo
        </Button>
      </Sample>
      <Sample name="Menu i Tooltip">
        <Menu
          trigger={
            <IconButton label="Radnje" variant="outline">
              <Icon name="ellipsis-vertical" />
            </IconButton>
          }
        >
          <MenuItem>
            <Icon name="pencil" />
            Uredi
          </MenuItem>
          <MenuItem>
            <Icon name="copy" />
            Kopiraj
          </MenuItem>
          <MenuLink href="/shop">Otvori trgovinu</MenuLink>
          <MenuSeparator />
          <MenuItem disabled>
            <Icon name="trash" />
            Obriši
          </MenuItem>
        </Menu>
        <Tooltip label="Najniža cijena u zadnjih 30 dana">
          <IconButton label="O cijeni">
            <Icon name="info" />
          </IconButton>
        </Tooltip>
      </Sample>
      <Dialog
        open={shown === 'dialog'}
        onOpenChange={close}
        title="Posveta na prvoj stranici"
        description="Upisujemo je rukom, tintom."
        closeLabel="Zatvori"
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Odustani
            </Button>
            <Button onClick={close}>Spremi posvetu</Button>
          </>
        }
      >
        <Field id="o-dedication" label="Tekst posvete">
          {(control) => <Input {...control} placeholder="Za Maju, pod lampom" />}
        </Field>
      </Dialog>
      <Sheet
        open={shown !== null && shown !== 'dialog'}
        onOpenChange={close}
        side={shown === 'left' || shown === 'bottom' ? shown : 'right'}
        title="Košarica"
        closeLabel="Zatvori"
        footer={<Button wide>Na naplatu</Button>}
      >
        <Stack gap="md">
          {Array.from({ length: 12 }, (_, line) => (
            <p key={line}>Redak košarice broj {line + 1}</p>
          ))}
        </Stack>
      </Sheet>
    </Showcase>
  )
}
