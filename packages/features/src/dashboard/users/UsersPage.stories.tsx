import type { ListUsersResult } from '@fanous/api-client/generated/staffQueries.ts';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { type ApiHandlers, type ApiCall, neverResolve, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { buildLosses, people, settings } from '../../shared/stories/Api.fixtures.ts';
import {
  findCurrentPath,
  findNoResultText,
  slowLoadOptions,
  findOpenDialog,
  renderPage,
  localize,
} from '../../shared/stories/page.tsx';
import { PageStory, type PageStoryProps } from '../../shared/stories/PageStory.tsx';
import { UsersPage } from './UsersPage.tsx';

type Row = ListUsersResult['users'][number];

const counted = { number_of_purchased_courses: 2, number_of_created_courses: 0 };
const rows: Row[] = Object.values(people).map((person) => Object.assign({}, counted, person));

/** A fake server that searches and deletes. */
function server(start: readonly Row[] = rows): ApiHandlers {
  let all = [...start];
  return {
    listUsers: ({ query }: ApiCall) => {
      const page = Number(query['page'] ?? 1);
      const per_page = Number(query['per_page'] ?? 50);
      const found = all.filter(
        ({ name, email, role }) =>
          `${name} ${email}`.includes(query['search'] ?? '') && role === (query['role'] ?? role),
      );
      const sorted = query['sort'] === 'name_desc' ? found.toSorted((a, b) => b.name.localeCompare(a.name)) : found;
      const users = sorted.slice((page - 1) * per_page, page * per_page);
      return { users, total: found.length, page, per_page };
    },
    deleteUser: ({ path }) => {
      if (path['id'] === String(people.teacher.id))
        return new ProblemResponse(409, { code: 'user_has_courses', message: 'Three courses' });
      all = all.filter(({ id }) => String(id) !== path['id']);
      return undefined;
    },
    countLosses: () => buildLosses(),
    logoutUser: fn(() => undefined),
    getSettings: () => settings,
    createPasswordResetLink: fn(() => ({ token: 'token-of-the-link', expires_at: '2026-11-27T20:30:00.000Z' })),
  };
}

const textsByLanguage = {
  ar: {
    caption: 'المستخدمون، 3 مستخدمين',
    more: (name: string) => `إجراءات أخرى: ${name}`,
    remove: 'حذف',
    logOut: 'تسجيل خروج المستخدم',
    resetLink: 'رابط تعيين كلمة مرور جديدة',
    createLink: 'إنشاء الرابط',
    sendLink: /الإرسال عبر واتساب/,
    edit: 'تعديل',
    none: 'لا توجد بيانات',
    add: 'إضافة مستخدم',
    ok: 'حسنًا',
  },
  en: {
    caption: 'Users, 3 users',
    more: (name: string) => `More actions: ${name}`,
    remove: 'Delete',
    logOut: 'Force log-out',
    resetLink: 'Password reset link',
    createLink: 'Create link',
    sendLink: /Send by WhatsApp/,
    edit: 'Edit',
    none: 'No data found',
    add: 'Add user',
    ok: 'OK',
  },
};

const deletionTexts = {
  ar: {
    badge: 'طُلب حذفه',
    item: 'طلب حذف الحساب',
    date: 'تاريخ طلب الحذف: 26 نوفمبر 2026',
    confirm: 'حذف الحساب',
    refuse: 'رفض الطلب…',
    submitRefusal: 'رفض الطلب',
    reason: 'السبب',
    owner: 'لا يمكن حذف هذا المستخدم لأنه يملك دورتين. انقلهما إلى مالك آخر أولًا.',
  },
  en: {
    badge: 'Deletion requested',
    item: 'Deletion request',
    date: 'Deletion requested on November 26, 2026',
    confirm: 'Delete the account',
    refuse: 'Refuse…',
    submitRefusal: 'Refuse the request',
    reason: 'Reason',
    owner: 'This user owns 2 courses. Give them to another owner first.',
  },
};

const meta = {
  title: 'Pages/Users',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: UsersPage,
    area: 'dashboard/users',
    pattern: paths.users.pattern,
    path: paths.users.to(),
    user: people.admin,
  },
  // Each run gets a new fake server.
  render: (args, context) => renderPage({ ...args, handlers: { ...server(), ...args.handlers } }, context),
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Selects an item in the menu of a row. */
async function choose(context: StoryContext<PageStoryProps>, name: string, entry: string) {
  const { canvas, userEvent } = context;
  const { more } = localize(context, textsByLanguage);
  await userEvent.click(await canvas.findByRole('button', { name: more(name) }, slowLoadOptions));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }, slowLoadOptions));
}

export const Listed: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('region', { name: localize(context, textsByLanguage).caption })).toBeVisible();
    await expect(canvas.getByRole('link', { name: localize(context, textsByLanguage).add })).toHaveAttribute(
      'href',
      '/dashboard/users/create',
    );
    await userEvent.type(canvas.getByRole('searchbox'), 'mona@');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await expect(await findNoResultText(canvas, context, 'mona@zzz')).toBeVisible();
  },
};

export const LinkForANewPassword: Story = {
  play: async (context) => {
    const texts = localize(context, textsByLanguage);
    await choose(context, people.student.name, texts.resetLink);
    // The menu is a dialog as well, until it has closed.
    const dialog = within(await screen.findByRole('dialog', { name: texts.resetLink }, slowLoadOptions));
    await context.userEvent.click(dialog.getByRole('button', { name: texts.createLink }));
    await expect(await dialog.findByText(/\/reset-password#token-of-the-link$/)).toBeVisible();
    const send = dialog.getByRole('link', { name: texts.sendLink });
    await expect(decodeURIComponent(send.getAttribute('href') ?? '')).toMatch(
      /^https:\/\/wa\.me\/20\d{10}\?text=.*\/reset-password#token-of-the-link$/,
    );
  },
};

export const SortedInTheAddress: Story = {
  args: { path: paths.users.to({ sort: 'name_desc' }) },
  play: async (context) => {
    const name = localize(context, { ar: 'الاسم', en: 'Name' });
    const head = await context.canvas.findByRole('columnheader', { name });
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect((await context.canvas.findAllByRole('rowheader'))[0]).toHaveTextContent('منى السيد');
  },
};

/** Filters are in the URL: one comes from a link, the others are selected. */
export const Filtered: Story = {
  args: { path: paths.users.to({ role: 'teacher' }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const role = await canvas.findByRole('combobox', { name: localize(context, { ar: 'الدور', en: 'Role' }) });
    await expect(role).toHaveValue('teacher');
    await waitFor(() => expect(canvas.getByRole('rowheader')).toHaveTextContent(people.teacher.name));
    const pick = localize(context, { ar: `تحديد ${people.teacher.name}`, en: `Select ${people.teacher.name}` });
    await userEvent.click(canvas.getByRole('checkbox', { name: pick }));
    await userEvent.selectOptions(role, '');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(3));
    // A selection in another list is cleared.
    await expect(canvas.getByRole('checkbox', { name: pick })).not.toBeChecked();
    const sort = canvas.getByRole('combobox', { name: localize(context, { ar: 'الترتيب حسب', en: 'Sort by' }) });
    const descending = localize(context, { ar: 'الاسم، تنازلي', en: 'Name, descending' });
    await userEvent.selectOptions(sort, descending);
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('منى السيد'));
  },
};

/** The row is removed, and the next row gets the focus. */
export const Deleted: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await choose(context, people.student.name, texts.remove);
    const dialog = await findOpenDialog('alertdialog');
    const question = {
      ar: 'هل تريد حذف هذا المستخدم؟ تُحذف معه درجاته واشتراكاته، ولا يمكن التراجع.',
      en: 'Are you sure you want to delete this user?',
    };
    await expect(dialog.getByText(localize(context, question))).toBeVisible();
    await expect(dialog.getByText(people.student.name)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: texts.remove }));
    await waitFor(() => expect(canvas.queryByText(people.student.name)).toBeNull(), slowLoadOptions);
    const more = canvas.getByRole('button', { name: texts.more(people.teacher.name) });
    await waitFor(() => expect(more).toHaveFocus());
  },
};

export const LastOneDeleted: Story = {
  args: { handlers: server(rows.slice(0, 1)) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await choose(context, people.student.name, texts.remove);
    await userEvent.click((await findOpenDialog('alertdialog')).getByRole('button', { name: texts.remove }));
    await expect(await canvas.findByText(texts.none, {}, slowLoadOptions)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
  },
};

/** Marks are deleted with the student, so the name has to be typed. */
export const WithResults: Story = {
  args: { handlers: { countLosses: () => buildLosses({ subscriptions: 2, results: 1 }) } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await choose(context, people.student.name, texts.remove);
    const dialog = await findOpenDialog('alertdialog');
    const lost = {
      ar: 'يُحذف أيضًا: اشتراكان، نتيجة اختبار واحدة.',
      en: 'This also deletes: 2 subscriptions, 1 quiz result.',
    };
    await expect(await dialog.findByText(localize(context, lost), {}, slowLoadOptions)).toBeVisible();
    const name = { ar: 'اكتب الاسم للتأكيد', en: 'Type the name to confirm' };
    await userEvent.type(dialog.getByRole('textbox', { name: localize(context, name) }), people.student.name);
    await userEvent.click(dialog.getByRole('button', { name: texts.remove }));
    await waitFor(() => expect(canvas.queryByText(people.student.name)).toBeNull(), slowLoadOptions);
  },
};

/** A user who owns courses cannot be deleted: the reason is shown instead of the question. */
export const OwnerStays: Story = {
  args: { handlers: server(rows.map((row) => Object.assign({}, row, { number_of_created_courses: 2 }))) },
  play: async (context) => {
    const { canvas } = context;
    await choose(context, people.teacher.name, localize(context, textsByLanguage).remove);
    const dialog = await findOpenDialog('alertdialog');
    const reason = {
      ar: 'لا يمكن حذف هذا المستخدم لأنه يملك دورتين. انقلهما إلى مالك آخر أولًا.',
      en: 'This user owns 2 courses. Give them to another owner first.',
    };
    await expect(dialog.getByText(localize(context, reason))).toBeVisible();
    await expect(dialog.queryByRole('button', { name: localize(context, textsByLanguage).remove })).toBeNull();
    await expect(canvas.getByText(people.teacher.name)).toBeVisible();
  },
};

/** Bulk delete: users who cannot be deleted are listed with the reason. */
export const SomeDeleted: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    const pick = (name: string) => localize(context, { ar: `تحديد ${name}`, en: `Select ${name}` });
    for (const { name } of [people.student, people.teacher])
      await userEvent.click(await canvas.findByRole('checkbox', { name: pick(name) }));
    await userEvent.click(canvas.getByRole('button', { name: texts.remove }));
    const dialog = await findOpenDialog('dialog');
    await expect(
      dialog.getByRole('heading', { name: localize(context, { ar: 'حذف عنصرين؟', en: 'Delete 2 items?' }) }),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: texts.remove }));
    const summary = localize(context, { ar: 'نُفّذ الإجراء على عنصر واحد', en: '1 item done' });
    await screen.findByRole('heading', { name: summary }, slowLoadOptions);
    const noticeDialog = within(screen.getByRole('dialog'));
    await expect(noticeDialog.getByText(people.teacher.name)).toBeVisible();
    await expect(noticeDialog.getByText('Three courses')).toBeVisible();
    await userEvent.click(noticeDialog.getByRole('button', { name: texts.ok }));
    await waitFor(() => expect(canvas.queryByText(people.student.name)).toBeNull(), slowLoadOptions);
    await expect(canvas.getByRole('checkbox', { name: pick(people.teacher.name) })).toBeChecked();
  },
};

export const LoggedOut: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await choose(context, people.student.name, localize(context, textsByLanguage).logOut);
    const dialog = await findOpenDialog('alertdialog');
    const question = {
      ar: 'هل تريد تسجيل خروج هذا المستخدم؟ تنتهي جلساته على كل الأجهزة، ويمكنه تسجيل الدخول من جديد.',
      en: 'Are you sure you want to log out this user?',
    };
    await expect(dialog.getByText(localize(context, question))).toBeVisible();
    await userEvent.click(
      dialog.getByRole('button', { name: localize(context, { ar: 'تسجيل الخروج', en: 'Log out' }) }),
    );
    const done = { ar: 'تم تسجيل خروج المستخدم بنجاح', en: 'User has been logged out successfully' };
    await expect((await findOpenDialog('dialog')).getByText(localize(context, done))).toBeVisible();
  },
};

/** Only for users who have it on. */
export const TwoStepVerificationTurnedOff: Story = {
  args: {
    handlers: {
      ...server(rows.map((row) => Object.assign({ has_two_step: row.id === people.teacher.id ? 1 : 0 } as const, row))),
      resetTwoStep: fn(() => undefined),
    },
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const texts = localize(context, textsByLanguage);
    const item = localize(context, { ar: 'إيقاف التحقق بخطوتين', en: 'Turn off two-step verification' });
    await userEvent.click(
      await canvas.findByRole('button', { name: texts.more(people.student.name) }, slowLoadOptions),
    );
    const logOut = await screen.findByRole('menuitem', { name: texts.logOut }, slowLoadOptions);
    await waitFor(() => expect(logOut).toBeVisible(), slowLoadOptions);
    await expect(screen.queryByRole('menuitem', { name: item })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await choose(context, people.teacher.name, item);
    const dialog = await findOpenDialog('alertdialog');
    await expect(dialog.getByText(people.teacher.name)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: localize(context, { ar: 'إيقاف', en: 'Turn off' }) }));
    await waitFor(() => expect(args.handlers?.resetTwoStep).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), slowLoadOptions);
  },
};

const withRequest = (person: { id: number }, courses = 0) =>
  rows.map((row) =>
    row.id === person.id
      ? Object.assign({}, row, {
          deletion_requested_at: '2026-11-26T10:00:00.000Z',
          number_of_created_courses: courses,
        })
      : row,
  );

// By name: the menu of the row, which is closing, is a dialog too.
/** The row is removed after an admin has confirmed. */
export const DeletionConfirmed: Story = {
  args: { handlers: { ...server(withRequest(people.student)), confirmDeletion: fn(() => undefined) } },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const texts = localize(context, deletionTexts);
    await expect(await canvas.findByText(texts.badge, { selector: 'td *' }, slowLoadOptions)).toBeVisible();
    await choose(context, people.student.name, texts.item);
    const dialog = within(await screen.findByRole('dialog', { name: texts.item }, slowLoadOptions));
    await expect(dialog.getByText(people.student.name)).toBeVisible();
    await expect(dialog.getByText(texts.date)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: texts.confirm }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slowLoadOptions);
    await expect(args.handlers?.confirmDeletion).toHaveBeenCalledWith(
      expect.objectContaining({ path: { id: String(people.student.id) } }),
    );
  },
};

export const DeletionRefused: Story = {
  args: { handlers: { ...server(withRequest(people.student)), refuseDeletion: fn(() => undefined) } },
  play: async (context) => {
    const { userEvent, args } = context;
    const texts = localize(context, deletionTexts);
    await choose(context, people.student.name, texts.item);
    const dialog = within(await screen.findByRole('dialog', { name: texts.item }, slowLoadOptions));
    await userEvent.click(dialog.getByRole('button', { name: texts.refuse }));
    const reason = dialog.getByRole('textbox', { name: texts.reason });
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: texts.submitRefusal }));
    await expect(args.handlers?.refuseDeletion).not.toHaveBeenCalled();
    await userEvent.type(reason, 'راسلنا أولًا');
    await userEvent.click(dialog.getByRole('button', { name: texts.submitRefusal }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slowLoadOptions);
    await expect(args.handlers?.refuseDeletion).toHaveBeenCalledWith(
      expect.objectContaining({ body: { reason: 'راسلنا أولًا' } }),
    );
  },
};

/** The courses need another owner first. The request can be refused. */
export const DeletionOfOwner: Story = {
  args: { handlers: server(withRequest(people.teacher, 2)) },
  play: async (context) => {
    const texts = localize(context, deletionTexts);
    await choose(context, people.teacher.name, texts.item);
    const dialog = within(await screen.findByRole('dialog', { name: texts.item }, slowLoadOptions));
    await expect(dialog.getByText(texts.owner)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: texts.confirm })).toBeNull();
    await expect(dialog.getByRole('button', { name: texts.refuse })).toBeVisible();
  },
};

/** Another admin has decided meanwhile. The toast that says so is outside of the page. */
export const DeletionDecidedMeanwhile: Story = {
  args: {
    handlers: {
      ...server(withRequest(people.student)),
      confirmDeletion: () => new ProblemResponse(409, { code: 'no_deletion_request', message: 'Decided' }),
    },
  },
  play: async (context) => {
    const texts = localize(context, deletionTexts);
    await choose(context, people.student.name, texts.item);
    const dialog = within(await screen.findByRole('dialog', { name: texts.item }, slowLoadOptions));
    await context.userEvent.click(dialog.getByRole('button', { name: texts.confirm }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slowLoadOptions);
  },
};

/** Limited admins cannot edit admins or delete users. */
export const AsLimitedAdmin: Story = {
  args: { user: { ...people.admin, id: 9, is_limited: 1 } },
  play: async (context) => {
    const { canvas } = context;
    const texts = localize(context, textsByLanguage);
    await expect(await canvas.findByRole('link', { name: `${texts.edit} ${people.student.name}` })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: `${texts.edit} ${people.admin.name}` })).toBeNull();
    await expect(canvas.queryByRole('button', { name: new RegExp(`^${texts.remove}`) })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** 120 users: the rest loads while scrolling. */
export const Many: Story = {
  args: {
    handlers: server(
      Array.from({ length: 120 }, (_, at) => ({
        ...people.student,
        ...counted,
        id: at + 100,
        name: `الطالب ${at + 1}`,
        email: `student${at + 1}@example.com`,
      })),
    ),
  },
  play: async (context) => {
    const { canvas } = context;
    const caption = localize(context, { ar: 'المستخدمون، 120 مستخدمًا', en: 'Users, 120 users' });
    const region = await canvas.findByRole('region', { name: caption });
    await waitFor(() => {
      region.scrollTop = region.scrollHeight;
      return expect(canvas.getByText('الطالب 120')).toBeInTheDocument();
    }, slowLoadOptions);
    // Rows that scrolled out are not rendered, but still counted.
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '121');
    await expect(canvas.queryByText('الطالب 51')).toBeNull();
  },
};

const many: Row[] = Array.from({ length: 119 }, (_, at) => ({
  ...people.student,
  ...counted,
  id: at + 100,
  name: `الطالب ${at + 1}`,
  email: `student${at + 1}@example.com`,
}));

/** Going back after opening a row restores its position and the focus, also if its page has to be loaded again. */
export const BackAtItsRow: Story = {
  args: { handlers: server(many) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const region = await canvas.findByRole('region');
    const edit = () => canvas.getByRole('link', { name: `${localize(context, textsByLanguage).edit} الطالب 112` });
    const getOffset = () => edit().getBoundingClientRect().top - canvas.getByRole('region').getBoundingClientRect().top;
    await waitFor(() => {
      region.scrollTop = region.scrollHeight;
      return expect(canvas.getByText('الطالب 119')).toBeInTheDocument();
    }, slowLoadOptions);
    await waitFor(() => expect(edit()).toBeVisible());
    const before = getOffset();
    await userEvent.click(edit());
    await expect(await findCurrentPath()).toBe('/dashboard/users/211');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(edit()).toHaveFocus(), slowLoadOptions);
    await expect(Math.abs(getOffset() - before)).toBeLessThan(3);
  },
};

const all = {
  ar: {
    rows: 'تحديد كل الصفوف',
    matching: 'تحديد كل المطابق (120 عنصرًا)',
    selected: 'تم تحديد كل المطابق (120 عنصرًا)',
    loaded: 'تحديد المحمّل فقط (50 عنصرًا)',
    few: 'تم تحديد 50 عنصرًا',
    question: 'حذف 120 عنصرًا؟',
    number: 'اكتب عدد العناصر للتأكيد',
    done: 'نُفّذ الإجراء على 119 عنصرًا',
  },
  en: {
    rows: 'Select all rows',
    matching: 'Select all 120 that match',
    selected: 'All 120 that match are selected',
    loaded: 'Select only the 50 that are loaded',
    few: '50 items selected',
    question: 'Delete 120 items?',
    number: 'Type the number of items to confirm',
    done: '119 items done',
  },
};

/** Rows that are not loaded are selected and deleted too. Users who cannot be deleted are listed. */
export const AllThatMatchDeleted: Story = {
  args: {
    handlers: server([...many, Object.assign({}, people.teacher, counted, { email: 'student@example.com' })]),
    path: paths.users.to({ search: 'student' }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, all);
    const bar = (name: string) => canvas.findByRole('button', { name }, slowLoadOptions);
    await canvas.findByText('الطالب 1');
    await userEvent.click(canvas.getByRole('checkbox', { name: texts.rows }));
    await userEvent.click(await bar(texts.matching));
    await expect(await canvas.findByText(texts.selected, {}, slowLoadOptions)).toBeVisible();
    // Back to the loaded rows; the button keeps the focus.
    await userEvent.click(await bar(texts.loaded));
    await expect(await canvas.findByText(texts.few)).toBeVisible();
    await expect(await bar(texts.matching)).toHaveFocus();
    await userEvent.click(await bar(texts.matching));
    await canvas.findByText(texts.selected, {}, slowLoadOptions);
    await userEvent.click(canvas.getByRole('button', { name: localize(context, textsByLanguage).remove }));
    const dialog = within(await screen.findByRole('dialog', { name: texts.question }, slowLoadOptions));
    const field = await dialog.findByRole('textbox', { name: texts.number }, slowLoadOptions);
    const remove = dialog.getByRole('button', { name: localize(context, textsByLanguage).remove });
    await userEvent.click(remove);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '120');
    await userEvent.click(remove);
    const done = within(await screen.findByRole('dialog', { name: texts.done }, { timeout: 20_000 }));
    await expect(done.getByText(people.teacher.name)).toBeVisible();
    await expect(done.getByText('Three courses')).toBeVisible();
    await userEvent.click(done.getByRole('button', { name: localize(context, textsByLanguage).ok }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1), slowLoadOptions);
  },
};

export const Empty: Story = {
  args: { handlers: { listUsers: () => ({ users: [], total: 0, page: 1, per_page: 100 }) } },
  play: async (context) => {
    await expect(await context.canvas.findByText(localize(context, textsByLanguage).none)).toBeVisible();
  },
};

export const Loading: Story = { args: { handlers: { listUsers: neverResolve } } };

export const Failed: Story = {
  args: { handlers: { listUsers: () => new ProblemResponse(503, { code: 'unavailable', message: 'Come back' }) } },
  play: async (context) => {
    await expect(await context.canvas.findByText('Come back', {}, slowLoadOptions)).toBeVisible();
  },
};
