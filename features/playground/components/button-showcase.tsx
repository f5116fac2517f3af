import { ArrowRight, Heart, Menu, Search, ShoppingBag, Trash2 } from 'lucide-react'
import { Stack } from '@/components/layout/stack'
import { CountBadge } from '@/components/ui/display/badge'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { IconButton } from '@/components/ui/button/icon-button'
import { LinkButton } from '@/components/ui/button/link-button'
import { BusyButtons } from './busy-buttons'
import { Sample, Showcase } from './showcase'

export function ButtonShowcase() {
  return (
    <Showcase id="gumbi" title="Gumbi">
      <Sample name="primary, secondary, quiet, link, accent, danger">
        <Button>Dodaj u košaricu</Button>
        <Button variant="secondary">Nastavi pregledavati</Button>
        <Button variant="quiet">Poništi izbor</Button>
        <Button variant="link">Prikaži sve</Button>
        <Button variant="accent">Postani član</Button>
        <Button variant="danger">Obriši adresu</Button>
      </Sample>
      <Sample name="sm, md, lg">
        <Button size="sm">Primijeni</Button>
        <Button size="md">Primijeni</Button>
        <Button size="lg">Na naplatu</Button>
      </Sample>
      <Sample name="Sa znakom">
        <Button>
          <ShoppingBag aria-hidden="true" className="size-5" />
          Dodaj u košaricu
        </Button>
        <LinkButton href="/shop" variant="secondary">
          Sve knjige
          <ArrowRight aria-hidden="true" className="size-5" />
        </LinkButton>
      </Sample>
      <Sample name="Isključeno">
        <Button disabled>Rasprodano</Button>
        <Button variant="secondary" disabled>
          Rasprodano
        </Button>
        <Button variant="quiet" disabled>
          Rasprodano
        </Button>
      </Sample>
      <Sample name="Zauzeto (širina ostaje)">
        <BusyButtons />
      </Sample>
      <Sample name="Samo znak: plain, outline, solid, floating, isključeno">
        <IconButton label="Traži">
          <Search aria-hidden="true" />
        </IconButton>
        <IconButton label="Košarica, 3 artikla">
          <ShoppingBag aria-hidden="true" />
          <CountBadge count={3} />
        </IconButton>
        <IconButton label="Ukloni" variant="outline">
          <Trash2 aria-hidden="true" />
        </IconButton>
        <IconButton label="Traži" variant="solid">
          <Search aria-hidden="true" />
        </IconButton>
        <IconButton label="Dodaj na popis želja" variant="floating" aria-pressed="false">
          <Heart aria-hidden="true" />
        </IconButton>
        <IconButton label="Na listi želja" variant="floating" aria-pressed="true">
          <Heart aria-hidden="true" fill="currentColor" />
        </IconButton>
        <IconButton label="Izbornik" disabled>
          <Menu aria-hidden="true" />
        </IconButton>
      </Sample>
      <Card tone="inverse">
        <Stack gap="xs">
          <p className="text-sm text-inverse-ink-soft">Navečer</p>
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="accent">Uzmi karticu</Button>
            <Button variant="inverse">Saznaj više</Button>
            <IconButton label="Traži" variant="inverse">
              <Search aria-hidden="true" />
            </IconButton>
          </div>
        </Stack>
      </Card>
      <Button size="lg" wide>
        Naruči uz obvezu plaćanja
      </Button>
    </Showcase>
  )
}
