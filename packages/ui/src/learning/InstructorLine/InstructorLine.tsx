import { Bidi } from '../../intl/Bidi.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Avatar } from '../../media/Avatar/Avatar.tsx';
import { root } from './InstructorLine.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface InstructorLineProps extends RootElementProps {
  name: string;
  imageSrc?: string | null;
  /** «المدرّس», for screen readers. */
  label: string;
  /** `large` on the page of the course. */
  size?: 'default' | 'large';
}

/** The instructor of a course: avatar and name. The avatar is decorative. */
export function InstructorLine({ name, imageSrc, label, size = 'default', ...rootProps }: InstructorLineProps) {
  return (
    <span {...rootProps} className={root({ size })}>
      <Avatar name={name} src={imageSrc} size={size === 'large' ? 56 : 32} />
      <VisuallyHidden>{label}: </VisuallyHidden>
      <Bidi>{name}</Bidi>
    </span>
  );
}
