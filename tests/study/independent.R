# The numbers of a study computed from its tables as the plan says it, without the program's analysis.R.
# Rscript independent.R FOLDER...: each has games.tsv, participants.tsv and plan.txt (R's list of settings).
suppressMessages({library(BayesFactor); library(survival); library(lme4); library(lmerTest)})

cell <- function(folder, name) read.delim(file.path(folder, name), quote = "", colClasses = "character",
                                          na.strings = character())

# BayesFactor integrates in one piece, which is wrong by 1 % and more where t is great; then in pieces here.
factor_of <- function(t, n, m) {
  if (abs(t) < 10) return(exp(ttest.tstat(t, n, if (is.null(m)) 0 else m, rscale = sqrt(2) / 2)$bf))
  size <- if (is.null(m)) n else n * m / (n + m)
  df <- if (is.null(m)) n - 1 else n + m - 2
  log_f <- function(u) {
    g <- exp(u)
    log(.5) / 2 - log(2 * pi) / 2 - u / 2 - .25 / g - log1p(size * g) / 2 -
      (df + 1) / 2 * (log1p(t^2 / ((1 + size * g) * df)) - log1p(t^2 / df))
  }
  peak <- max(log_f(seq(-20, 60, .01)))
  exp(peak) * sum(sapply(seq(-20, 58, 2), function(low)
    integrate(function(u) exp(log_f(u) - peak), low, low + 2, rel.tol = 1e-12, abs.tol = 0)$value))
}

own <- function(folder) {
  plan <- dget(file.path(folder, "plan.txt"))
  out <- c()
  say <- function(name, value) out[name] <<- if (length(value)) as.numeric(value)[1] else NA
  people <- cell(folder, "participants.tsv")
  games <- cell(folder, "games.tsv")
  games <- games[games$practice != "TRUE", , drop = FALSE]
  games <- games[!games$participant %in% people$participant[people$withdrawn == "TRUE"], , drop = FALSE]
  for (arm in plan$arms) say(paste0("games/", arm, "/played"), sum(games$arm == arm))  # Begun.
  games <- games[games$outcome != "interrupted", , drop = FALSE]
  solved <- games$solved == "TRUE"
  tries <- as.numeric(games$attempts)
  cap <- if (is.na(plan$attempts)) tries else rep(plan$attempts, length(tries))
  seconds <- suppressWarnings(as.numeric(games$seconds))
  seconds[!is.na(seconds) & seconds <= 0] <- NA
  if (!is.na(plan$time)) seconds[!solved & !is.na(seconds)] <- plan$time
  values <- list(attempts = ifelse(solved, tries, cap + plan$more), seconds = seconds,
                 `log-seconds` = log(seconds))
  say("censored/share", if (nrow(games)) mean(!solved) else 0)
  for (arm in plan$arms) say(paste0("games/", arm, "/solved"), sum(solved[games$arm == arm]))
  pairs <- if (length(plan$arms) > 1) combn(plan$arms, 2, simplify = FALSE) else list()
  for (measure in names(values)) {
    here <- !is.na(values[[measure]])
    means <- lapply(plan$arms, function(arm) {
      chosen <- here & games$arm == arm
      tapply(values[[measure]][chosen], games$participant[chosen], mean)
    })
    names(means) <- plan$arms
    for (arm in plan$arms) {
      x <- as.numeric(means[[arm]])
      name <- paste("means", measure, arm, "", sep = "/")
      say(paste0(name, "n"), length(x))
      if (!length(x)) next
      say(paste0(name, "mean"), mean(x)); say(paste0(name, "median"), median(x))
      say(paste0(name, "q1"), quantile(x, .25)); say(paste0(name, "q3"), quantile(x, .75))
      say(paste0(name, "min"), min(x)); say(paste0(name, "max"), max(x))
      if (length(x) > 1) {
        say(paste0(name, "sd"), sd(x))
        reach <- qt(.975, length(x) - 1) * sd(x) / sqrt(length(x))
        say(paste0(name, "low"), mean(x) - reach); say(paste0(name, "high"), mean(x) + reach)
      }
    }
    t_p <- c(); u_p <- c()
    for (pair in pairs) {
      name <- paste("compared", measure, pair[1], pair[2], "", sep = "/")
      both <- intersect(names(means[[pair[1]]]), names(means[[pair[2]]]))
      paired <- length(both) > 0
      if (paired) { x <- as.numeric(means[[pair[1]]][both]); y <- as.numeric(means[[pair[2]]][both]) }
      else { x <- as.numeric(means[[pair[1]]]); y <- as.numeric(means[[pair[2]]]) }
      flat <- function(v) length(v) < 1 || diff(range(v)) <= 1e-12 * max(abs(v), 1)
      t_p[name] <- NA; u_p[name] <- NA
      if (min(length(x), length(y)) >= 1) say(paste0(name, "difference"), mean(x) - mean(y))
      if (min(length(x), length(y)) < 2) next
      if (if (paired) flat(x - y) else flat(x) && flat(y)) next
      test <- t.test(x, y, paired = paired)
      say(paste0(name, "t"), test$statistic); say(paste0(name, "df"), test$parameter)
      say(paste0(name, "p"), test$p.value); t_p[name] <- test$p.value
      say(paste0(name, "difference/low"), test$conf.int[1])
      say(paste0(name, "difference/high"), test$conf.int[2])
      if (is.finite(test$statistic)) {
        pooled <- if (paired) test$statistic else t.test(x, y, var.equal = TRUE)$statistic
        say(paste0(name, "bf10"), factor_of(pooled, length(x), if (paired) NULL else length(y)))
        n <- if (paired) length(x) - 1 else length(x) + length(y) - 2
        spread <- if (paired) sd(x - y) else
          sqrt(((length(x) - 1) * var(x) + (length(y) - 1) * var(y)) / n)
        small <- exp(lgamma(n / 2) - log(sqrt(n / 2)) - lgamma((n - 1) / 2))
        if (n > 1) say(paste0(name, "g"), (mean(x) - mean(y)) / spread * small)
        say(paste0(name, "tost"), max(
          t.test(x, y, paired = paired, mu = -plan$margin, alternative = "greater")$p.value,
          t.test(x, y, paired = paired, mu = plan$margin, alternative = "less")$p.value))
        ends <- t.test(x, y, paired = paired, conf.level = .9)$conf.int
        say(paste0(name, "tost-low"), ends[1]); say(paste0(name, "tost-high"), ends[2])
      }
    }
    for (name in names(t_p)) say(paste0(name, "p-holm"), p.adjust(t_p, "holm")[name])
    everywhere <- Reduce(intersect, lapply(means, names))
    if (length(plan$arms) > 2 && length(everywhere) > 1) {
      block <- sapply(means, function(each) as.numeric(each[everywhere]))
      tested <- suppressWarnings(friedman.test(block))
      if (is.finite(tested$statistic)) {
        say(paste0("omnibus/", measure, "/ranks/chi2"), tested$statistic)
        say(paste0("omnibus/", measure, "/ranks/p"), tested$p.value)
      }
    }
    if (length(plan$arms) > 2 && !length(everywhere) && !anyDuplicated(unlist(lapply(means, names))) &&
        all(lengths(means) > 1)) {
      all_of <- data.frame(y = unlist(means), arm = rep(names(means), lengths(means)))
      if (diff(range(all_of$y)) > 0) {
        say(paste0("omnibus/", measure, "/ranks/chi2"), kruskal.test(y ~ arm, all_of)$statistic)
        say(paste0("omnibus/", measure, "/ranks/p"), kruskal.test(y ~ arm, all_of)$p.value)
      }
    }
    random <- plan$random[[measure]]
    if (!is.null(random)) {
      data <- data.frame(y = values[[measure]], games)[here, ]
      data$arm <- factor(data$arm, levels = plan$arms)
      data$sequence <- people$arm[match(data$participant, people$participant)]
      fixed <- c("arm", if (plan$several) c("period", "sequence"))
      fixed <- fixed[sapply(fixed, function(each) length(unique(data[[each]])) > 1)]
      form <- paste("y ~", paste(c(if (length(fixed)) fixed else "1", random), collapse = " + "))
      model <- suppressMessages(suppressWarnings(lmerTest::lmer(
        as.formula(form), data, REML = TRUE, control = lmerControl(
          optimizer = "bobyqa", optCtrl = list(rhoend = 1e-9, maxfun = 1e5), calc.derivs = FALSE,
          check.conv.singular = "ignore", check.nobs.vs.nRE = "ignore", check.nobs.vs.nlev = "ignore"))))
      say(paste0("model/", measure, "/deviance"), lme4::REMLcrit(model))
      say(paste0("model/", measure, "/games"), nobs(model))
    }
  }
  for (measure in c("attempts", "seconds")) for (pair in pairs) {
    time <- if (measure == "attempts") tries else suppressWarnings(as.numeric(games$seconds))
    chosen <- games$arm %in% pair & !is.na(time) & time > 0
    if (length(unique(games$arm[chosen])) < 2 || !any(solved[chosen])) next
    found <- tryCatch(survdiff(Surv(time[chosen], solved[chosen]) ~ games$arm[chosen]), error = function(e) NULL)
    if (is.null(found)) next
    name <- paste("log-rank", measure, pair[1], pair[2], "", sep = "/")
    first <- which(names(found$n) == paste0("games$arm[chosen]=", pair[1]))
    say(paste0(name, "observed"), found$obs[first]); say(paste0(name, "expected"), found$exp[first])
    if (found$var[1, 1] > 1e-9) say(paste0(name, "chi2"), found$chisq)
  }
  write.table(data.frame(name = names(out), value = format(out, digits = 17)),
              file.path(folder, "own.tsv"), sep = "\t", quote = FALSE, row.names = FALSE)
}

for (folder in commandArgs(trailingOnly = TRUE)) own(folder)
