'use client';
import { Icon } from '../../dashboard/icon';
import { MenuDetails } from '../../ui/menu-details';
import { type LookColor, type LookIcon, lookColors, lookIcons } from '../looks';
import { WorkflowMark } from '../workflow-mark';
import { useEditing } from './editing';

const cell =
  'grid size-11 cursor-pointer place-items-center rounded border-2 border-transparent has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent';

/** Colour and picture, chosen in place: each is a radio button with a name, so that arrows choose and a screen reader says which. */
export function LookPicker() {
  const { shown, act, words, mayEdit } = useEditing();
  const { look } = words;
  if (!mayEdit) return <WorkflowMark color={shown.color} icon={shown.icon} isLarge />;
  const icon = shown.icon in lookIcons ? shown.icon : 'document';
  return (
    <MenuDetails className="relative">
      <summary className="grid list-none rounded hover:opacity-80 [&::-webkit-details-marker]:hidden">
        <WorkflowMark color={shown.color} icon={shown.icon} isLarge />
        <span className="sr-only">{look.open}</span>
      </summary>
      <div className="absolute top-full left-0 z-20 mt-2 grid w-max max-w-[calc(100vw-2rem)] gap-3 rounded border border-line bg-surface p-3 shadow-float">
        <fieldset>
          <legend className="text-sm font-medium">{look.color}</legend>
          <div className="grid grid-cols-4 gap-1">
            {(Object.keys(lookColors) as LookColor[]).map((name) => (
              <label key={name} className={cell}>
                <input
                  type="radio"
                  name="color"
                  className="sr-only"
                  checked={shown.color.toLowerCase() === lookColors[name]}
                  onChange={() => act({ kind: 'workflow', set: { color: lookColors[name] } })}
                />
                <span aria-hidden="true" className="size-7 rounded-full border border-line-strong" style={{ background: lookColors[name] }} />
                <span className="sr-only">{look.colors[name]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="text-sm font-medium">{look.icon}</legend>
          <div className="grid grid-cols-4 gap-1">
            {(Object.keys(lookIcons) as LookIcon[]).map((name) => (
              <label key={name} className={cell} title={look.icons[name]}>
                <input type="radio" name="icon" className="sr-only" checked={icon === name} onChange={() => act({ kind: 'workflow', set: { icon: name } })} />
                <Icon strokes={lookIcons[name]} className="size-6" />
                <span className="sr-only">{look.icons[name]}</span>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
    </MenuDetails>
  );
}
