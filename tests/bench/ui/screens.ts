/** Each screen is a folder of `screens/` and a file of `measures/`. */
export const screens = ['course', 'table', 'quiz'] as const;
export type Screen = (typeof screens)[number];

/** Each library is a file in every folder of `screens/`, in the order of the tables. */
export const libraries = ['bare', 'khayamiya', 'mui', 'antd', 'mantine', 'chakra'] as const;
export type Library = (typeof libraries)[number];
