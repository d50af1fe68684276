import { Bidi } from '../../intl/Bidi.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { optionContent, optionDescription, optionIcon, optionText } from './Select.css.ts';
import type { SelectOption } from './selectOptions.ts';

/** Icon, label and description of an option, where the browser can show them. */
export function OptionContent({ icon, label, description }: Omit<SelectOption, 'value'>) {
  return (
    <span className={optionContent}>
      {icon !== undefined && (
        <span className={optionIcon}>
          <Icon name={icon} />
        </span>
      )}
      <span className={optionText}>
        <Bidi>{label}</Bidi>
        {description !== undefined && (
          <span className={optionDescription}>
            <Bidi>{description}</Bidi>
          </span>
        )}
      </span>
    </span>
  );
}
