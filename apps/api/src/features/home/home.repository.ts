import { sql } from 'kysely';
import { getCounterSql } from '../../db/counters.ts';
import type { Db } from '../../db/database.ts';
import { toImageFields } from '../wire.ts';

const maxTeachers = 6;
const maxCoursesForCategory = 20;

/** Reads the totals of the platform that visitors see. */
export async function readPublicTotals(db: Db) {
  const { rows } = await sql<{ courses_count: number; videos_count: number; students_count: number }>`
    select ${getCounterSql('courses')} as courses_count, ${getCounterSql('videos')} as videos_count,
      ${getCounterSql('users:user')} as students_count
  `.execute(db);
  return rows[0] ?? { courses_count: 0, videos_count: 0, students_count: 0 };
}

interface TeacherRow {
  id: number;
  name: string;
  image: string | null;
  courses_count: number;
  category_id: number | null;
  category_name: string | null;
}

/** Lists the teachers with the most courses, each with the category of most of their newest courses. */
export async function listTeachersWithMostCourses(db: Db) {
  // The conditions are those of the index `teachers_by_courses`.
  const { rows } = await sql<TeacherRow>`
    select teachers.*, categories.id as category_id, categories.name as category_name
    from (
      select id, name, image, created_courses_count as courses_count from users
      where role = 'teacher' and created_courses_count > 0
      order by created_courses_count desc, id limit ${maxTeachers}
    ) as teachers
    left join lateral (
      select link.category_id from (
        select id from courses where user_id = teachers.id order by id desc limit ${maxCoursesForCategory}
      ) as newest join course_categories as link on link.course_id = newest.id
      group by link.category_id order by count(*) desc, link.category_id limit 1
    ) as most on true
    left join categories on categories.id = most.category_id
    order by teachers.courses_count desc, teachers.id
  `.execute(db);
  return rows.map(({ image, category_id, category_name, ...teacher }) => ({
    ...teacher,
    ...toImageFields(image),
    category: category_id === null || category_name === null ? null : { id: category_id, name: category_name },
  }));
}
